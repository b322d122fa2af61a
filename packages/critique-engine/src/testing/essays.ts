/** Essays written for these tests. */
export const TRAIN_ESSAY = `Free trains

For a hundred years trains have carried workers to the mines and back. Today many people sit in traffic instead. I believe that commuter trains should be free for everyone.

First of all, free trains would take cars off the road. Studies show that drivers choose the cheapest way. For example, when my brother lost his car he took the train every day. In Durban 45% of commuters would leave the car at home.

Another reason is that free trains help poor families. A family in Soweto spends a large part of its income on taxis. Due to the fact that the money is gone, there is none left for school books.

Trains never pollute the air. They are always clean. They are quiet. They are loved.

In conclusion, commuter trains should be free, because the city and its poorest families would gain. Who would not want that?`;

export const TRAIN_QUESTION =
  'Should public transport such as commuter trains be free in large cities?';

/** An essay on which the engine has remarks of several kinds: on thinking, grammar and style, one of them to fix first. */
export const POOL_ESSAY = `Our pool

Our town has had a pool since 1974, and many child learned to swim in it. The council wants to close it this winter. I think that the pool should stay open, because there is no other safe place to swim within thirty kilometres.

The first reason is safety. Every summer children swim in the dam behind the mill, where the bank is steep. Last year two boys had to be pulled out by a farmer. A child who learns to swim under a teacher knows what deep water is like. Nobody has ever shown that the pool is not worth its price, so the council must pay for it.

It is said that the pool costs too much.

Some residents answer that the money is needed for the road to the clinic. However, the road is paid for by the province, so closing the pool would not mend one metre of it. Mistakes were made with the pump in 2019, and they need not happen again, because the new pump have a guarantee of ten years.

Most people in the town want the pool to stay, and so many families cannot be wrong. In conclusion, the pool should stay open, because it keeps our children out of the dam.`;

export const POOL_QUESTION = 'Should the council close the town’s swimming pool?';
