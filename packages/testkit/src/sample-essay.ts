/** The question that SAMPLE_ESSAY answers. */
export const SAMPLE_QUESTION =
  'To what extent should South African cities use price to reduce household water use?';

/** A short essay with known faults, written for tests: 5 paragraphs, about 330 words. */
export const SAMPLE_ESSAY = `Cape Town came within weeks of turning off its taps in 2018. Water is precious, and many solutions have been discussed by experts. This essay will discuss water pricing.

Everyone wastes water when it is cheap, so the only fair answer is to make it dear. During the crisis the city raised its tariffs in steps, and daily use fell from about 1,200 to 500 million litres. Prices therefore work because people notice what they pay, and other cities could of done the same. A household that pays more for every extra kilolitre will obviously mend a leaking toilet before the next bill arrives.

Studies show that households in rich suburbs cut their use most. This proves that price works, because those households paid the highest step. It is a well known fact that rich people use alot more water than poor people. If the price is not raised now, farms will fail, factories will close and the whole economy will collapse.

Some will say that a higher price punishes the poor. However, saving water is more important than any of this. A city that runs dry punishes everybody, and the first free kilolitres protect the poorest homes only where the meter is honest. How much a family pays depends of its meter. My uncle in Khayelitsha paid less after the change, which shows that the poor do not suffer.

In conclusion, the record of 2018 supports a price that rises with use, as long as a basic amount stays free and leaks are mended by the city rather than billed to tenants. Pricing should be combined with rapid repair of pipes, because a city that loses a third of its water underground cannot ask households to save the rest. Therefore South African cities should price water above the free basic amount, and publish what the money is spent on.
`;
