/** Where a text is stored: sealed for one place, it opens at no other. */
export interface Place {
  collection: string;
  id: string;
  field: string;
}

/** Seals and opens one user's texts. Texts are well-formed Unicode. */
export interface Seal {
  seal(place: Place, text: string): string;
  open(place: Place, sealed: string): string;
}

/** The keys of all users. */
export interface Vault {
  /** Made on first use. Throws AppError FORBIDDEN once the user's key was destroyed. */
  sealFor(userId: string): Promise<Seal>;
  /** Throws AppError ESSAY_NOT_FOUND where the user has no key (any more). */
  openFor(userId: string): Promise<Seal>;
  /** From now on nothing of the user can be opened, here or in any replica or backup of the texts. */
  destroy(userId: string): Promise<void>;
}
