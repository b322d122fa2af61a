import { Button } from 'antd';
import './status-card.css';

/** Why nothing was started; Try Again clears it and goes back to the form. */
export function ErrorPanel({ message, onTryAgain }: { message: string; onTryAgain: () => void }) {
  return (
    <section className="error-panel" role="alert">
      <div>
        <h2>The analysis did not start</h2>
        <p>{message}</p>
      </div>
      <Button onClick={onTryAgain}>Try Again</Button>
    </section>
  );
}
