/** Keyboards and copied text insert these invisible characters: direction marks, zero-width spaces, byte-order marks. */
export const UNSEEN = /[\u061c\u200b\u200e\u200f\ufeff]/g;
