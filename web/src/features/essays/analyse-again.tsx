import { Button } from 'antd';
import { useAnalyseAgain } from './use-analyse-again.ts';

/** Puts an essay back into the form. With `title`, the button's name says which one. */
export function AnalyseAgain(props: { id: string; title?: string; primary?: boolean }) {
  const { id, title, primary = false } = props;
  const { analyseAgain, isFetching } = useAnalyseAgain();
  return (
    <Button
      type={primary ? 'primary' : 'default'}
      loading={isFetching}
      {...(title === undefined ? {} : { 'aria-label': `Analyse again: ${title}` })}
      onClick={() => void analyseAgain(id)}
    >
      Analyse again
    </Button>
  );
}
