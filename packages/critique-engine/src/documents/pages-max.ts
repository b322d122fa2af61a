/** Most pages of a PDF that is read. An essay of 100,000 characters has some fifty. */
export const PAGES_MAX = 300;
