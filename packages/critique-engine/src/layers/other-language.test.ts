import { expect, test } from '@jest/globals';
import { isOtherLanguage } from './other-language.ts';

test.each([
  'Die bome langs die pad is oud, en niemand het hulle ooit gesnoei nie.',
  'Sihlala eduze komfula futhi sithanda ukubhukuda ehlobo.',
  'Re rata go bala dibuka ka letsatsi la Sontaga.',
  'Les enfants jouent dans la cour pendant que la pluie tombe.',
])('“%s” is in another language', (text) => expect(isOtherLanguage(text)).toBe(true));

test.each([
  'The goverment dont beleive lerners and the enviroment becose peple is bizzy.',
  'Sipho, Thabo, Lerato and Nomvula visited Khayelitsha, Gugulethu and Langa.',
  'Photosynthesis converts carbon dioxide into glucose inside chloroplasts.',
  'Eish, no.',
])('“%s” is English', (text) => expect(isOtherLanguage(text)).toBe(false));
