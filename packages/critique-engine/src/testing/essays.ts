/** Essays written for these tests. */
export const TRAIN_ESSAY = `Free trains

For a hundred years trains have carried workers to the mines and back. Today many people sit in traffic instead. I believe that commuter trains should be free for everyone.

First of all, free trains would take cars off the road. Studies show that drivers choose the cheapest way. For example, when my brother lost his car he took the train every day. In Durban 45% of commuters would leave the car at home.

Another reason is that free trains help poor families. A family in Soweto spends a large part of its income on taxis. Due to the fact that the money is gone, there is none left for school books.

Trains never pollute the air. They are always clean. They are quiet. They are loved.

In conclusion, commuter trains should be free, because the city and its poorest families would gain. Who would not want that?`;

export const TRAIN_QUESTION =
  'Should public transport such as commuter trains be free in large cities?';
