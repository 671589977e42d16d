export const pause = (milliseconds: number): Promise<void> => new Promise((wake) => setTimeout(wake, milliseconds));
