import { JSONParser } from '@streamparser/json';
import { remarkSchema, type ModelRemark } from './answers/answer-schemas.ts';

/**
 * Watches an answer while it comes, and hands its remarks on as each is complete. What stands before the first brace,
 * such as a model's thoughts, is passed over. An answer that is no JSON is only watched up to its fault: whether it can
 * be used is decided when it is whole.
 */
export const watchRemarks =
  (onRemark: (remark: ModelRemark) => void): (() => (piece: string) => void) =>
  () => {
    const parser = new JSONParser({ paths: ['$.remarks.*'], keepStack: false });
    let state: 'before' | 'inside' | 'given up' = 'before';
    parser.onValue = ({ value }) => {
      const { data } = remarkSchema.safeParse(value);
      if (data) onRemark(data);
    };
    parser.onError = () => {
      state = 'given up';
    };
    const feed = (text: string): void => {
      try {
        if (!parser.isEnded) parser.write(text);
      } catch {
        state = 'given up';
      }
    };
    let thoughts = '';
    return (piece) => {
      if (state === 'given up') return;
      if (state === 'inside') return feed(piece);
      thoughts += piece;
      const answer = thoughts.replace(/^\s*<think(?:ing)?>[\s\S]*?(?:<\/think(?:ing)?>|$)/i, '');
      const begin = answer.indexOf('{');
      if (begin < 0) return;
      state = 'inside';
      feed(answer.slice(begin));
    };
  };
