import { describe, expect, it } from 'vitest'
import type { Language } from '../../scenarios/scenario.ts'
import { openBoats, SAILING } from './boats.ts'
import { LANGUAGES } from './practice.ts'

interface Said {
  grievances: string[]
  /** Words that nothing was said before. */
  more: string
  questions: string[]
}

/** Complaints to a boat hire that have no word for one, and questions with the same words. */
const SAID: Record<Language, Said> = {
  en: {
    grievances: [
      'our bus was late yesterday and the group had left without us, what are we supposed to do',
      '60 euros down the drain!! so what happens now',
      'the skipper never turned up yesterday and we stood there in the cold',
      'it was a waste of money.',
      'shame on you!',
      'give me my money.',
      'I was charged twice!',
    ],
    more: "I don't want to book anything, I want my money",
    questions: [
      'what do I do if we are late?',
      'do I get my money back if there is no wind?',
      'do you leave without us if our bus is late?',
      'what happens to my money if you cancel?',
    ],
  },
  de: {
    grievances: [
      'unser Bus war gestern zu spät und die Gruppe ist ohne uns losgefahren, was machen wir jetzt',
      '60 Euro zum Fenster raus!! und nun',
      'gestern kam der Skipper einfach nicht und wir standen in der Kälte',
      'so viel Geld für nichts.',
      'schämt euch!',
      'wir wollen unser Geld, das war das letzte Mal.',
      'mir wurde doppelt abgebucht!',
    ],
    more: 'ich will nichts buchen, ich will mein Geld',
    questions: [
      'was mache ich, wenn wir zu spät kommen?',
      'bekomme ich mein Geld zurück, wenn kein Wind ist?',
      'fahrt ihr ohne uns los, wenn unser Bus zu spät ist?',
      'was passiert mit meinem Geld, wenn ihr absagt?',
    ],
  },
  es: {
    grievances: [
      'ayer nuestro autobús llegó tarde y el grupo se había ido sin nosotros. ahora qué hacemos',
      '¡¡60 euros a la basura!! y ahora qué',
      'ayer el patrón no apareció y estuvimos allí de pie con frío',
      'qué dinero tirado.',
      '¡qué vergüenza!',
      'quiero mi dinero.',
      '¡me han cobrado dos veces!',
    ],
    more: 'no quiero reservar nada, quiero mi dinero',
    questions: [
      '¿qué hago si llegamos tarde?',
      '¿me devuelven el dinero si no hay viento?',
      '¿salen sin nosotros si nuestro autobús llega tarde?',
      '¿qué pasa con mi dinero si cancelan?',
    ],
  },
  fr: {
    grievances: [
      'hier notre bus était en retard et le groupe était parti sans nous. on fait quoi maintenant',
      '60 euros jetés par la fenêtre !! et maintenant',
      'hier le moniteur n’est pas venu et on a attendu dans le froid',
      'de l’argent gaspillé.',
      'c’est une honte !',
      'rendez-moi mon argent.',
      'j’ai été prélevé deux fois !',
    ],
    more: 'je ne veux rien réserver, je veux mon argent',
    questions: [
      'on fait quoi si on est en retard ?',
      'je suis remboursé s’il n’y a pas de vent ?',
      'vous partez sans nous si notre bus est en retard ?',
      'qu’est-ce qui arrive à mon argent si vous annulez ?',
    ],
  },
}

describe.each(LANGUAGES)('a complaint without a word for one (%s)', (language) => {
  const { grievances, more, questions } = SAID[language]

  it.each(grievances)('is met as one, and begins no booking: %s', async (grievance) => {
    const shop = await openBoats(language)
    await shop.say(grievance)
    expect(shop.plan()).toContainEqual(expect.objectContaining({ say: 'sorry' }))
    expect(shop.state().tasks).toMatchObject([{ name: 'message', isComplaint: true }])
  })

  it('goes on with what refuses a booking that nobody made', async () => {
    const shop = await openBoats(language, [grievances[0]!])
    await shop.say(more)
    expect(shop.state().tasks).toMatchObject([{ name: 'message', isComplaint: true }])
  })

  it.each(questions)('is no question: %s', async (question) => {
    const shop = await openBoats(language)
    await shop.say(question)
    expect(shop.plan()).toContainEqual(expect.objectContaining({ answer: expect.any(String) }))
    expect(shop.state().tasks).toEqual([])
  })

  it('leaves a booking that is under way', async () => {
    const shop = await openBoats(language, [SAILING[language]])
    await shop.say(questions[0]!)
    expect(shop.state().tasks).toMatchObject([{ name: 'book' }])
  })
})
