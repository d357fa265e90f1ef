import { calendarPath, circle, drawing, turnedDrawing } from './drawing.ts';

// Icons of forms and of the signed-in areas.

const page = 'M13.5 3H7a1.5 1.5 0 0 0-1.5 1.5v15A1.5 1.5 0 0 0 7 21h10a1.5 1.5 0 0 0 1.5-1.5V8ZM13.5 3v5h5';
const speech =
  'M5 4.5h14A1.5 1.5 0 0 1 20.5 6v9.5a1.5 1.5 0 0 1-1.5 1.5H11l-4.5 4v-4H5a1.5 1.5 0 0 1-1.5-1.5V6A1.5 1.5 0 0 1 5 4.5Z';
const person = `${circle(12, 8, 4)}M4.5 20.5c.6-4 3.6-6 7.5-6s6.9 2 7.5 6`;

export const alertIcon = drawing(`${circle(12, 12, 9)}M12 7.5v5.5M12 16.2v.1`);
export const bellIcon = drawing('M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15ZM10 20.5a2.2 2.2 0 0 0 4 0');
export const briefcaseIcon = drawing(
  'M4.5 8h15A1.5 1.5 0 0 1 21 9.5v9a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 18.5v-9A1.5 1.5 0 0 1 4.5 8ZM8.5 8V5.5A1.5 1.5 0 0 1 10 4h4a1.5 1.5 0 0 1 1.5 1.5V8M3 13h18',
);
export const calendarIcon = drawing(`${calendarPath}M8 14h.1M12 14h.1M16 14h.1M8 17.2h.1M12 17.2h.1`);
export const cameraIcon = drawing(
  `M4.5 7.5h3l1.5-2.5h6l1.5 2.5h3A1.5 1.5 0 0 1 21 9v9a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 18V9a1.5 1.5 0 0 1 1.5-1.5Z${circle(12, 13, 3.5)}`,
);
export const chartIcon = turnedDrawing('M4 20h16M6.5 16.5v-5M12 16.5v-11M17.5 16.5v-8');
export const checkCircleIcon = drawing(`${circle(12, 12, 9)}M8 12.3l2.8 2.8 5.2-5.8`);
export const chevronEndIcon = turnedDrawing('M9.5 6l6 6-6 6');
export const editIcon = drawing(
  'M4 20l1-4.5L16 4.5a2.1 2.1 0 0 1 3 0l.5.5a2.1 2.1 0 0 1 0 3L8.5 19ZM13.5 20H20',
);
export const externalIcon = turnedDrawing(
  'M13.5 4.5h6v6M19.5 4.5l-8.5 8.5M17.5 14v4.5A1.5 1.5 0 0 1 16 20H5.5A1.5 1.5 0 0 1 4 18.5V8a1.5 1.5 0 0 1 1.5-1.5H10',
);
export const eyeIcon = drawing(
  `M2.5 12C4.5 7.8 8 5.5 12 5.5s7.5 2.3 9.5 6.5c-2 4.2-5.5 6.5-9.5 6.5S4.5 16.2 2.5 12Z${circle(12, 12, 3)}`,
);
export const eyeOffIcon = drawing(
  'M4 4l16 16M9.9 5.8A9.5 9.5 0 0 1 12 5.5c4 0 7.5 2.3 9.5 6.5a13 13 0 0 1-2.8 3.8M6.3 7.3A12.5 12.5 0 0 0 2.5 12c2 4.2 5.5 6.5 9.5 6.5a9.6 9.6 0 0 0 4.5-1.1M10 10a3 3 0 0 0 4.1 4.1',
);
export const fileIcon = drawing(page);
export const gridIcon = drawing('M4 4h6.5v7H4ZM13.5 4H20v4.5h-6.5ZM4 14.5h6.5V20H4ZM13.5 12H20v8h-6.5Z');
export const historyIcon = drawing('M4 12a8 8 0 1 0 2.6-5.9L4 8.5M4 4v4.5h4.5M12 7.5V12l3 2');
export const homeIcon = drawing('M3.5 11.5 12 4l8.5 7.5M5.5 10v10h13V10M10 20v-5.5h4V20');
export const inboxIcon = drawing(
  'M3.5 13V7a2 2 0 0 1 2-2h13a2 2 0 0 1 2 2v6M3.5 13v4.5a2 2 0 0 0 2 2h13a2 2 0 0 0 2-2V13h-5a3.5 3.5 0 0 1-7 0h-5Z',
);
export const infoIcon = drawing(`${circle(12, 12, 9)}M12 11v5.5M12 7.7v.1`);
export const messageIcon = drawing(speech);
export const minusIcon = drawing('M5 12h14');
export const noteIcon = turnedDrawing(`${page}M9 13h6M9 16.5h4`);
export const personIcon = drawing(person);
export const phoneIcon = drawing(
  'M6.5 4h3L11 8 9 9.5a11 11 0 0 0 5.5 5.5L16 13l4 1.5v3a1.5 1.5 0 0 1-1.6 1.5A14.5 14.5 0 0 1 5 5.6 1.5 1.5 0 0 1 6.5 4Z',
);
export const pinIcon = drawing('M9 3.5h6l-1 6 3.5 3.5v1.5h-11V13L10 9.5ZM12 14.5v6');
export const playIcon = drawing('M7 4.5v15l12.5-7.5Z');
export const plusIcon = drawing('M12 5v14M5 12h14');
export const searchIcon = drawing(`${circle(10.5, 10.5, 6.5)}M15.5 15.5l5 5`);
export const settingsIcon = drawing(
  `${circle(12, 12, 3)}M12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.2 2.2M16.2 16.2l2.2 2.2M18.4 5.6l-2.2 2.2M7.8 16.2l-2.2 2.2`,
);
export const signOutIcon = turnedDrawing(
  'M14 4.5H6A1.5 1.5 0 0 0 4.5 6v12A1.5 1.5 0 0 0 6 19.5h8M10 12h10.5M16.5 7.8 20.5 12l-4 4.2',
);
export const trashIcon = drawing(
  'M4 6.5h16M9 6.5V4.5A1 1 0 0 1 10 3.5h4a1 1 0 0 1 1 1v2M6 6.5l1 13A1.5 1.5 0 0 0 8.5 21h7a1.5 1.5 0 0 0 1.5-1.5l1-13M10 11v5.5M14 11v5.5',
);
export const uploadIcon = drawing('M12 16V4M7 8.5l5-5 5 5M4.5 20h15');
export const warningIcon = drawing('M12 4 2.5 20h19ZM12 10v4.5M12 17.2v.1');
