import type { Texts } from './en.ts'

export const de: Texts = {
  beforeTitle: 'Bevor wir sprechen',
  beforeText: 'Ihr Browser macht aus Ihrer Stimme Wörter. Wo darf er das tun?',
  onDevice: 'Auf diesem Gerät',
  onDeviceText: 'Kein Ton verlässt es.',
  onDeviceLoads: 'Lädt einmal {language}. Kein Ton verlässt es.',
  atService: 'Bei {maker}, durch {browser}',
  atServiceText: 'Beginnt sofort. Der Ton geht an {maker}.',
  wordsOnly: '{name} erhält nur die Wörter. Es wird kein Ton aufgenommen.',
  spokenHere: 'Die Antworten spricht Ihr Gerät. Sprechen Sie, wann Sie möchten; dann hört es auf.',
  spokenService: 'Die Antworten spricht {browser}: Ihr Wortlaut geht an {maker}. Sprechen Sie, wann Sie möchten.',
  spokenNot: 'Die Antworten werden gezeigt, nicht gesprochen: Dieses Gerät hat keine Stimme für {language}.',
  agreeStart: 'Zustimmen und beginnen',
  noRecognizer: 'Dieser Browser kann aus Sprache keine Wörter machen. Sie schreiben, der Assistent antwortet.',
  noLocal: 'Dieses Gerät kann nicht selbst aus Sprache Wörter machen. Sie schreiben, der Assistent antwortet.',
  insecure: 'Das Mikrofon geht nur auf sicheren Seiten (https). Sie schreiben, der Assistent antwortet.',
}
