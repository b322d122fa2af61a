import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { loadable } from '../../../components/loadable.tsx';
import '../../../components/panel-card.css';
import { Tabs } from '../../../components/tabs.tsx';
import type { TabItem } from '../../../components/tabs.tsx';
import { PROFILE_TABS } from '../../../config/paths.ts';
import type { ProfileTab } from '../../../config/paths.ts';
import { usePageTitle } from '../../../lib/use-page-title.ts';
import { ProfileHead } from './profile-head.tsx';
import './profile-page.css';
import { useDraftPartLanguage } from '../../../lib/i18n/draft-language.tsx';
import { useText } from '../../../lib/i18n/text.ts';
import type { TextKey } from '../../../lib/i18n/text.ts';

const LABELS: Readonly<Record<ProfileTab, TextKey>> = {
  profile: 'Profile',
  subscription: 'Subscription',
  billing: 'Billing',
  account: 'Account',
};

/** Each panel's code is loaded when its tab is first opened. */
const PANELS = {
  profile: loadable(
    async () => (await import('../../../features/profile/personal-panel.tsx')).PersonalPanel,
    'block',
  ),
  subscription: loadable(
    async () =>
      (await import('../../../features/billing/subscription-panel.tsx')).SubscriptionPanel,
    'block',
  ),
  billing: loadable(
    async () => (await import('../../../features/billing/billing-panel.tsx')).BillingPanel,
    'block',
  ),
  account: loadable(
    async () => (await import('../../../features/account/account-panel.tsx')).AccountPanel,
    'block',
  ),
};

const isTab = (name: string | null): name is ProfileTab => PROFILE_TABS.some((tab) => tab === name);

/** /profile: who is signed in, and four tabs. The address names the open tab (`?tab=billing`). */
export function ProfilePage() {
  const t = useText();
  usePageTitle(t('Profile'));
  const partLanguage = useDraftPartLanguage();
  const [params, setParams] = useSearchParams();
  const wanted = params.get('tab');
  const active: ProfileTab = isTab(wanted) ? wanted : 'profile';
  const [opened, setOpened] = useState<ReadonlySet<ProfileTab>>(new Set());
  if (!opened.has(active)) setOpened(new Set([...opened, active]));
  const items = PROFILE_TABS.map((key): TabItem<ProfileTab> => {
    const Panel = PANELS[key];
    const panel = opened.has(key) && <Panel />;
    const children = key === 'profile' ? panel : <div lang={partLanguage}>{panel}</div>;
    return { key, label: t(LABELS[key]), children };
  });
  return (
    <div className="page profile">
      <ProfileHead />
      <Tabs
        items={items}
        activeKey={active}
        onChange={(tab) => setParams(tab === 'profile' ? {} : { tab }, { replace: true })}
      />
    </div>
  );
}
