/** A name and how much of it is there. Signs with one name are added up. */
export type Sign = readonly [name: string, value: number];
