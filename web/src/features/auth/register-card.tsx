import { Alert, Button, Checkbox, Form, Input } from 'antd';
import { failureMessage } from '../../lib/api/api-error.ts';
import { useSimpleAuth } from '../../lib/session/simple-auth.tsx';
import { authApi } from './auth-api.ts';
import { registerRules } from './register-rules.ts';
import type { RegisterForm } from './register-rules.ts';

/** 'Create Account'. A new student is signed in at once. */
export function RegisterCard({ email, onLogin }: { email: string; onLogin: () => void }) {
  const auth = useSimpleAuth();
  const [register, { isLoading, error }] = authApi.useRegisterMutation();
  const submit = async (form: RegisterForm): Promise<void> => {
    const answer = await register({ ...form, ageConfirmed: true });
    if (answer.error) return;
    onLogin();
    auth.login({ ...answer.data, isNewUser: true });
  };
  return (
    <section className="gate__card">
      <h1>Create Account</h1>
      <Form
        layout="vertical"
        requiredMark={false}
        onFinish={submit}
        initialValues={{ email }}
        scrollToFirstError={{ focus: true }}
      >
        <div className="gate__names">
          <Form.Item label="First name" name="firstName" rules={registerRules.firstName}>
            <Input autoComplete="given-name" />
          </Form.Item>
          <Form.Item label="Last name" name="lastName" rules={registerRules.lastName}>
            <Input autoComplete="family-name" />
          </Form.Item>
        </div>
        <Form.Item label="Username" name="username" rules={registerRules.username}>
          <Input autoComplete="username" autoCapitalize="none" spellCheck={false} />
        </Form.Item>
        <Form.Item label="Email" name="email" rules={registerRules.email}>
          <Input type="email" autoComplete="email" inputMode="email" />
        </Form.Item>
        <Form.Item
          label="Password"
          name="password"
          extra="Minimum 6 characters"
          rules={registerRules.password}
        >
          <Input.Password autoComplete="new-password" />
        </Form.Item>
        <Form.Item name="ageConfirmed" valuePropName="checked" rules={registerRules.age}>
          <Checkbox>I am 16 years or older</Checkbox>
        </Form.Item>
        {error && !isLoading && (
          <Alert type="error" showIcon title={failureMessage(error, 'Registration failed')} />
        )}
        <Button type="primary" htmlType="submit" size="large" block disabled={isLoading}>
          {isLoading ? 'Creating Account...' : 'Create Account'}
        </Button>
      </Form>
      <p className="gate__switch">
        Already registered?{' '}
        <button type="button" className="text-button" onClick={onLogin}>
          Sign in here
        </button>
      </p>
    </section>
  );
}
