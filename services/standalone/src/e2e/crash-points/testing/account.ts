/** The account that a student registers. */
export const accountOf = (username: string) => ({
  username,
  email: `${username}@example.org`,
  password: 'correct horse',
  firstName: 'Thandi',
  lastName: 'Nkosi',
});
/** What a student registers with. */
export type Account = ReturnType<typeof accountOf>;
