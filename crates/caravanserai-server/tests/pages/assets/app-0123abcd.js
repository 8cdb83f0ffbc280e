export const test = true;
