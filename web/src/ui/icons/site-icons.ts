import { calendarPath, circle, drawing, turnedDrawing } from './drawing.ts';

// Icons of the public pages. Every visitor loads them: what only signed-in people see stands in the other file.

export const arrowIcon = turnedDrawing('M4.5 12h15M13.5 6l6 6-6 6');
export const bookIcon = turnedDrawing(
  'M12 6.5C10 5 7 4.5 3.5 5v14c3.5-.5 6.5 0 8.5 1.5 2-1.5 5-2 8.5-1.5V5C17 4.5 14 5 12 6.5ZM12 6.5v14',
);
export const calendarCheckIcon = drawing(`${calendarPath}M8.5 15l2.5 2.5 4.5-4.5`);
export const checkIcon = drawing('M4.5 12.5l5 5 10-11');
export const chevronDownIcon = drawing('M6 9.5l6 6 6-6');
export const chevronStartIcon = turnedDrawing('M14.5 6l-6 6 6 6');
export const clockIcon = drawing(`${circle(12, 12, 9)}M12 7v5.3l3.5 2`);
export const closeIcon = drawing('M6 6l12 12M18 6L6 18');
export const globeIcon = drawing(
  `${circle(12, 12, 9)}M3 12h18M12 3c2.5 2.5 3.7 5.5 3.7 9s-1.2 6.5-3.7 9c-2.5-2.5-3.7-5.5-3.7-9S9.5 5.5 12 3`,
);
export const heartIcon = drawing(
  'M12 20C6 16 3.5 12.8 3.5 9.3A4.6 4.6 0 0 1 12 6.8a4.6 4.6 0 0 1 8.5 2.5C20.5 12.8 18 16 12 20Z',
);
export const libraryIcon = turnedDrawing('M4.5 4v16M9 4v16M13.5 4.5 19.5 20M13.5 9v11');
export const mailIcon = drawing(
  'M4.5 5h15A1.5 1.5 0 0 1 21 6.5v11a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17.5v-11A1.5 1.5 0 0 1 4.5 5ZM3.5 7l8.5 6.5L20.5 7',
);
export const menuIcon = drawing('M4 6.5h16M4 12h16M4 17.5h16');
export const peopleIcon = drawing(
  `${circle(9, 8, 3.5)}M2.5 20c.5-3.6 3-5.5 6.5-5.5s6 1.9 6.5 5.5M15.5 4.8a3.5 3.5 0 0 1 0 6.4M18 15c2 .8 3.2 2.5 3.5 5`,
);
export const refreshIcon = drawing('M20 12a8 8 0 1 1-2.6-5.9L20 8.5M20 4v4.5h-4.5');
export const scalesIcon = drawing(
  'M12 4v16M7.5 20h9M5 6.5h14M5 6.5 2.5 13a2.7 2.7 0 0 0 5 0ZM19 6.5 16.5 13a2.7 2.7 0 0 0 5 0Z',
);
export const shieldCheckIcon = drawing(
  `M12 3 5 5.5v6c0 4.6 3 7.9 7 9.5 4-1.6 7-4.9 7-9.5v-6ZM8.5 12l2.5 2.5 4.5-5`,
);
export const starIcon = drawing('M12 3.5l2.6 5.5 6 .8-4.4 4.2 1.1 6-5.3-2.9L6.7 20l1.1-6-4.4-4.2 6-.8Z');
export const translateIcon = drawing(
  'M3 6h10M8 3.5V6M10.5 6c-1 4-3.5 7-7 8.5M5.5 9c1.2 2.5 3 4.5 5.5 5.5M12 20.5l4.5-10 4.5 10M13.6 17h5.8',
);
export const trendIcon = turnedDrawing('M3.5 17l6-6 4 4 7-8M15.5 7h5v5');
export const whatsappIcon = drawing(
  `M4 20l1.2-3.9A8.4 8.4 0 1 1 8.1 19ZM9 8.5c0 3.5 3 6.5 6.5 6.5l1-1.5-2-1.2-1 .8a5.5 5.5 0 0 1-2.3-2.3l.8-1-1.2-2Z`,
);
