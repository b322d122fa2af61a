/** Where a text is stored. A text that was sealed for one place does not open at another. */
export interface Place {
  collection: string;
  id: string;
  field: string;
}

/** A place as authenticated data. */
export const placeText = ({ collection, id, field }: Place): string =>
  JSON.stringify([collection, id, field]);

/** Seals and opens one user's texts. Texts are well-formed Unicode. */
export interface Seal {
  seal(place: Place, text: string): string;
  /** @throws MissingKeyError where the keys have changed since they were read, Error where the value does not open */
  open(place: Place, sealed: string): string;
}

/** Gives a stored value as it is to be stored from now on. */
export type Renew = (place: Place, sealed: string) => string;

/** The data keys of all users. */
export interface Vault {
  /**
   * For new texts. Creates the user's key when there is none.
   * @throws AppError FORBIDDEN when the user's key is destroyed
   */
  sealFor(userId: string): Promise<Seal>;
  /**
   * For stored texts.
   * @throws AppError ESSAY_NOT_FOUND when the user has no key or it is destroyed
   */
  openFor(userId: string): Promise<Seal>;
  /** Destroys the user's key. No replica can open a text of the user any more. A backup made before still has the key. */
  destroy(userId: string): Promise<void>;
}
