import type { EssayDetail } from '@argint/contracts';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { usePutInForm } from '../essay-form/use-put-in-form.ts';

/** Puts an essay into the form as its own next draft, so that it keeps its title and its drafts. */
export const useOpenInForm = () => {
  const putInForm = usePutInForm();
  const navigate = useNavigate();
  return (essay: Pick<EssayDetail, 'id' | 'content' | 'question' | 'rubric'>): void => {
    const { id, content, question, rubric } = essay;
    putInForm({
      text: content,
      question: question ?? '',
      ...(rubric ? { rubric } : {}),
      parentEssayId: id,
    });
    void navigate(paths.section('essay-form'));
  };
};
