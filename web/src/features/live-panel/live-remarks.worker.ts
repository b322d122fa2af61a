import { createLiveReader, readDictionary, withOwnWords } from '@argint/critique-engine/browser';
import type { Dictionary } from '@argint/critique-engine/browser';
import type { EngineRequest, LiveRemarks, WordsMessage } from './live-message.ts';

// The critique engine with its language model: loaded when somebody writes, and never sends the text anywhere.
const read = createLiveReader();
let dictionary: Dictionary | null = null;

self.onmessage = ({ data }: MessageEvent<EngineRequest | WordsMessage>): void => {
  if ('words' in data) {
    dictionary = readDictionary(data.words);
    return;
  }
  const { text, question, ownWords } = data;
  const words = dictionary && withOwnWords(dictionary, new Set(ownWords));
  const remarks: LiveRemarks = read(text, question, words);
  self.postMessage(remarks);
};
