/** The question the dense essay answers. */
export const DENSE_QUESTION = 'Should pupils be allowed to use their phones at school?';

/**
 * An essay of some 550 words as a learner of English might write it, with a slip or a weak argument
 * every few words, missing spaces, a sentence far too long and a paragraph without an end. Written
 * for the tests of the result page.
 */
export const DENSE_ESSAY = `Nowadays everybody have a phone and it is a big discuss about the phones in the school. Some people think is good and other people think is bad. I will to talk about this topic because is very important for the young peoples and for the teachers too.

First of all, phone are useful for find informations. For example my sister she is a good student, she have a old phone and she always search the answers in internet when the teacher ask something difficult,and then she write it in her book and she learn more faster than the others student who dont have any phone and must to wait for a dictionary in the library, which is closed every friday. Everyone knows that internet is the best teacher. This proves that phones makes pupils more intelligent.

However,my uncle say that phones is dangerous. He say that in his time nobody had phone and all people was happy. I am not agree with him because is obvious that life is change. if we dont use the technology we will be like the people of the past. Either we allow the phones or our country will stay poor for ever.

when the pupils they are bored in the lesson they take the phone and play games, listen music, write to they friends, watch videos, make a photos of the teacher and post it, look for shoes, read about the football, and they not listen to nothing that the teacher explain, so after they go to home and they does not understand the homework and the mother must to help, but the mother is tired because she work all the day in the shop and she have not time for explain the mathematics of the grade nine.

Other problem is the bullying. Yesterday a boys in my class take a photo of a girl and send it to all the school. She cry a lot and she never come back to school. All the phones always make people cruel. Many studies shows that phones are bad for the brain. Experts agrees with this. So the phones should to be forbidden.

In the other hand, the parents wants to speak with there children. My mom she call me every day at two o clock. If I dont answer she is very worry and she call to the school and to the police. In a emergency the phone can to save a life, for example when the taxi dont come or when it have a fire. Without phones many childrens will die.

Also is a question of money. The phones are very expensive and poor families can not buy it. This makes that some pupils feels bad because they have not the last model. But if the school give a tablet for each pupils then everybody will be equal and nobody will be sad, and the results will be better, and the country will have more doctors and engineers, and finally there will be not more poverty.

I think the teachers must decide. The teachers knows what is good. A good teacher dont need to forbid nothing because his lessons are interesting. It is clear that a school with bad results have bad teachers.

In conclusion phones have advantages and disadvantages. In my opinion they should be allowed and they should be forbidden, depend of the situation. We must to think in the future. As I said before phones is very important and everyone must to agree with it.`;
