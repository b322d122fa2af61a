import {
  MESSAGES,
  PLANS,
  PLAN_TYPES,
  type AccountCheckBody,
  type PlanType,
} from '@argint/contracts';

/** The banner's wording (D2 §2); access type only as coarse as it shows. */
export const presentAccountCheck = (account: { planType: string } | null): AccountCheckBody => {
  if (!account) {
    return {
      success: true,
      accountExists: false,
      accessType: 'None',
      suggestion: MESSAGES.suggestRegister,
    };
  }
  const type: PlanType = PLAN_TYPES.find((known) => known === account.planType) ?? 'none';
  const suggestion = type === 'none' ? MESSAGES.suggestPlan : MESSAGES.suggestSignIn;
  return { success: true, accountExists: true, accessType: PLANS[type].name, suggestion };
};
