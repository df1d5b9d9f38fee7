import { randomFrom, shuffle } from '../../understanding/training/random.ts'
import { featuresOf, wordsRead } from '../features.ts'
import { quantised, type Model } from '../model.ts'
import { BucketVectors } from './bucket-vectors.ts'
import { Contrast, type Features, type Labelled } from './contrast.ts'
import type { Desk, Message, Text } from './desks.ts'
import { MatterModels } from './matter-models.ts'
import type { Example } from './sentences.ts'

const EPOCHS = 4
/** Number of messages of a desk learned in one step. */
const BATCH = 16
/** Number of facts of other desks in each step, as wrong answers. */
const OTHERS = 8
const SEED = 20261129

/** Training material: texts with their matters, and messages with their answers. */
interface Material {
  examples: Example[]
  desks: Desk[]
}

type Learn = () => void

/** Trains the vectors on matters and on desks, in random order. The same material always gives the same model. */
export function trained({ examples, desks }: Material): Model {
  const names = [...new Set(examples.map(({ matter }) => matter))]
  const random = randomFrom(SEED)
  const vectors = new BucketVectors(random)
  const models = new MatterModels(names.length, vectors, random)
  const inputs = examples.map((one) => ({ features: featuresIn(one).whole, label: names.indexOf(one.matter) }))
  const steps = stepsOfDesks(desks, new Contrast(vectors), random)
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    const ofMatters = inputs.map(
      ({ features, label }): Learn =>
        () =>
          models.learn(features, label),
    )
    for (const learn of shuffled([...ofMatters, ...steps()], random)) learn()
  }
  return quantised(names, vectors.values, models)
}

/** The steps of an epoch, which learn the messages of each desk in a new order. */
function stepsOfDesks(desks: Desk[], contrast: Contrast, random: () => number): () => Learn[] {
  const read = desks.map(({ language, facts, services, questions, wishes }) => ({
    language,
    facts: facts.map(featuresIn),
    services: services.map(featuresIn),
    questions: questions.map(labelled),
    wishes: wishes.map(labelled),
  }))
  const factsOf = Map.groupBy(read, ({ language }) => language)
  const anyFact = (language: string) => {
    const facts = pick(factsOf.get(language)!, random).facts
    return pick(facts, random)
  }
  return () =>
    read.flatMap(({ language, facts, services, questions, wishes }) => [
      ...batches(shuffled(questions, random)).map(
        (batch): Learn =>
          () =>
            contrast.learn(batch, [...facts, ...Array.from({ length: OTHERS }, () => anyFact(language))]),
      ),
      ...batches(shuffled(wishes, random)).map(
        (batch): Learn =>
          () =>
            contrast.learn(batch, services),
      ),
    ])
}

/** By language and word; texts with a word share its features. */
const featuresOfWords = new Map<string, number[]>()

function featuresIn({ text, language }: Text): Features {
  return {
    whole: featuresOf(text, language),
    words: wordsRead(text).map((word) => {
      const key = `${language} ${word}`
      const features = featuresOfWords.get(key) ?? featuresOf(word, language)
      featuresOfWords.set(key, features)
      return features
    }),
  }
}

function labelled({ answer, ...message }: Message): Labelled {
  return { ...featuresIn(message), answer }
}

function batches(messages: Labelled[]): Labelled[][] {
  return Array.from({ length: Math.ceil(messages.length / BATCH) }, (_, at) =>
    messages.slice(at * BATCH, (at + 1) * BATCH),
  )
}

function shuffled<One>(ones: One[], random: () => number): One[] {
  const order = ones.map((_, index) => index)
  shuffle(order, random)
  return order.map((index) => ones[index]!)
}

function pick<One>(ones: One[], random: () => number): One {
  return ones[Math.floor(random() * ones.length)]!
}
