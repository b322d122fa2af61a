import { Button } from '../../components/button.tsx';
import { useAnalyseAgain } from './use-analyse-again.ts';
import { useText } from '../../lib/i18n/text.ts';

/** Puts an essay back into the form. With `title`, the button's name says which one. */
export function AnalyseAgain(props: {
  id: string;
  title?: string;
  primary?: boolean;
  small?: boolean;
}) {
  const t = useText();
  const { id, title, primary = false, small = false } = props;
  const { analyseAgain, isFetching } = useAnalyseAgain();
  return (
    <Button
      type={primary ? 'primary' : 'default'}
      size={small ? 'small' : undefined}
      disabled={isFetching}
      {...(title === undefined ? {} : { 'aria-label': t('Analyse again: {{title}}', { title }) })}
      onClick={() => void analyseAgain(id)}
    >
      {t('Analyse again')}
    </Button>
  );
}
