import { Alert, Button, Form, Input } from 'antd';
import { useDispatch } from 'react-redux';
import { useSimpleAuth } from '../../lib/session/simple-auth.tsx';
import { toasted } from '../../lib/toasts/toast-slice.ts';
import { AccountBanner } from './account-banner.tsx';
import { authApi } from './auth-api.ts';
import { loginErrorMessage } from './login-errors.ts';

interface Props {
  email: string;
  onEmail: (email: string) => void;
  onRegister: () => void;
}

/** 'Access Your Account'. The password field appears once the email contains an @. */
export function LoginCard({ email, onEmail, onRegister }: Props) {
  const auth = useSimpleAuth();
  const dispatch = useDispatch();
  const [login, { isLoading, error }] = authApi.useLoginMutation();
  const ready = email.includes('@');
  const submit = async ({ password }: { password: string }): Promise<void> => {
    const answer = await login({ email: email.trim(), password });
    if (answer.error) return;
    const { user } = answer.data;
    auth.login(answer.data);
    dispatch(
      toasted({
        kind: 'success',
        title: 'Login Successful',
        text: `Welcome back, ${user.firstName || user.username}!`,
      }),
    );
  };
  return (
    <section className="gate__card">
      <h1>Access Your Account</h1>
      <Form layout="vertical" requiredMark={false} onFinish={submit} initialValues={{ email }}>
        <Form.Item
          label="Email"
          name="email"
          rules={[
            { required: true, message: 'Please enter your email' },
            { type: 'email', message: 'Invalid email address', validateTrigger: 'onSubmit' },
          ]}
        >
          <Input
            type="email"
            autoComplete="username"
            inputMode="email"
            onChange={(event) => onEmail(event.target.value)}
          />
        </Form.Item>
        <AccountBanner email={email} onRegister={onRegister} />
        {ready && (
          <Form.Item
            label="Password"
            name="password"
            rules={[{ required: true, message: 'Please enter your password' }]}
          >
            <Input.Password autoComplete="current-password" />
          </Form.Item>
        )}
        {error && !isLoading && (
          <Alert
            type="error"
            showIcon
            title="Login Failed"
            description={loginErrorMessage(error)}
          />
        )}
        <Button type="primary" htmlType="submit" size="large" block disabled={!ready || isLoading}>
          {isLoading ? 'Signing In...' : 'Sign In'}
        </Button>
      </Form>
      <p className="gate__note">
        Logged into another Google account in this browser? Use the email and password method here.
      </p>
      <p className="gate__switch">
        <button type="button" className="text-button" onClick={onRegister}>
          Need an account? Register here
        </button>
      </p>
    </section>
  );
}
