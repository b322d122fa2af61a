/** Texts that are not essays, or not only an essay. Written for these tests. */
export const POEM = `The river bends below the town
and takes the evening with it down,
past fences, past the sleeping mill,
to where the reeds are standing still.

I asked the water what it knew
of those who drank and those who grew
too old to walk along its side;
it did not answer, but it sighed.

The children throw their stones and run,
the stones go under one by one,
and all the rings that spread and meet
are gone before they reach my feet.`;

export const SHOPPING = `- Apples from the market in the square
- Bread for the week, and the cake for Thandi
- Milk, two litres, and butter
- Soap and washing powder for the house
- A new tap for the kitchen
- Stamps for the letters to the school
- The bus ticket for Friday
- School books for the children
- Paint for the fence at the back
- Candles, in case the power goes
- Seeds: beans, maize and spinach
- A card for grandmother`;

export const VALLEY_AFRIKAANS = `Die rivier loop stadig deur die vallei en die boere gebruik sy water om hulle gewasse nat te lei. Elke jaar word die water minder omdat die dorpe boontoe groei. Mense praat daaroor by die winkel, maar niemand doen iets daaraan nie. Ons kinders sal eendag vra hoekom ons so lank gewag het voordat ons begin werk het.`;

export const PAGE_BEFORE = `Skip to main content
Home | News | Sport | Sign in
Menu
Share on Facebook
WhatsApp
We use cookies to improve your experience.
Accept all

`;
export const PAGE_AFTER = `
Related articles
Read more
Subscribe to our newsletter
Comments (12)
© 2018 All rights reserved
Privacy policy | Terms of use | Contact us`;

/** Invented names of places, all different. */
export const inventedName = (number: number): string => {
  const syllables = ['ka', 'lo', 'mi', 're', 'tu', 'va', 'ne', 'so', 'di', 'bo'];
  const digits = [...String(number)].map((digit) => syllables[Number(digit)] ?? '');
  return `${digits.join('').replace(/^./, (first) => first.toUpperCase())}stad`;
};
