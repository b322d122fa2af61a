/** 'Good morning' before noon, 'Good afternoon' before six, else 'Good evening'; `hour` is 0 to 23. */
export const greeting = (hour: number): string => {
  if (hour >= 4 && hour < 12) return 'Good morning';
  return hour >= 12 && hour < 18 ? 'Good afternoon' : 'Good evening';
};
