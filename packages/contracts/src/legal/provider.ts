/**
 * Who provides the service. The owner fills this in: section 43 of the Electronic Communications and Transactions Act
 * asks for each of these. A field that is null is shown as missing.
 */
export interface Provider {
  name: string;
  /** Legal form and registration number. */
  registration: string | null;
  physicalAddress: string | null;
  telephone: string | null;
  /** Registered with the Information Regulator. */
  informationOfficer: string | null;
}

/** The provider that the legal documents name. */
export const PROVIDER: Provider = {
  name: 'Argument Intelligence',
  registration: null,
  physicalAddress: null,
  telephone: null,
  informationOfficer: null,
};

/** The details that the law asks for and that are not filled in. */
export const missingProviderDetails = (provider: Provider = PROVIDER): string[] =>
  Object.entries(provider)
    .filter(([, value]) => value === null)
    .map(([name]) => name);

const MISSING = 'not filled in yet by the owner of this service';

/** The provider's details as points of a list. */
export const providerPoints = (supportEmail: string): readonly string[] => [
  `Name: ${PROVIDER.name}`,
  `Legal form and registration number: ${PROVIDER.registration ?? MISSING}`,
  `Physical address: ${PROVIDER.physicalAddress ?? MISSING}`,
  `Telephone: ${PROVIDER.telephone ?? MISSING}`,
  `Information Officer: ${PROVIDER.informationOfficer ?? MISSING}`,
  `Email: ${supportEmail}`,
];
