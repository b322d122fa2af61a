import { GRANTED, USER } from './student-model.ts';
import { createWorld, type World, type WorldOptions } from './world.ts';

/** A world in which the one student has registered and has the credits the model counts on. */
export const newWorld = async (options: WorldOptions = {}): Promise<World> => {
  const world = await createWorld(options);
  await world.billing.ensureEntitlement({ userId: USER, firstName: 'Thandi', lastName: 'Nkosi' });
  await world.billing.grant({ userId: USER, grantId: 'more', credits: GRANTED - 2 });
  return world;
};
