import type { ComponentType } from 'react';

/**
 * Loads a component that uses antd, together with antd's look. The first page must do without antd,
 * which is half of all script, so everything that uses it is loaded this way.
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
