import type { ComponentType } from 'react';

/**
 * Loads a dialog or the toasts, which are antd's, together with its look. No page loads antd before something opens
 * over it: antd is half of all script.
 */
export const withAntd =
  <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  async (): Promise<ComponentType<Props>> => {
    const [Content, { AntdProvider }] = await Promise.all([load(), import('./antd-provider.tsx')]);
    return function WithAntd(props: Props) {
      return (
        <AntdProvider>
          <Content {...props} />
        </AntdProvider>
      );
    };
  };
