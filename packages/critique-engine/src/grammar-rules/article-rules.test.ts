import { describeRules } from '../testing/describe-rules.ts';
import { ARTICLE_EXAMPLES } from '../testing/grammar-examples/article-examples.ts';
import { ARTICLE_RULES } from './article-rules.ts';

describeRules('rules about a, an and the', ARTICLE_RULES, ARTICLE_EXAMPLES);
