import { Button } from 'antd';
import type { StartFailure } from './start-errors.ts';
import './status-card.css';

/** Why nothing was started. Try Again clears it and goes back to the form. */
export function ErrorPanel(props: { failure: StartFailure; onTryAgain: () => void }) {
  const { title, message, nextStep } = props.failure;
  return (
    <section className="error-panel" role="alert">
      <div>
        <h2>{title}</h2>
        <p>{message}</p>
        {nextStep && <p>{nextStep}</p>}
      </div>
      <Button onClick={props.onTryAgain}>Try Again</Button>
    </section>
  );
}
