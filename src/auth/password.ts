import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { Unavailable } from '../errors.ts'

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. Older hashes still verify and are renewed at sign-in. */
const MEMORY_KIB = 19 * 1024
const PASSES = 2
const LANES = 1
const SALT_BYTES = 16
const TAG_BYTES = 32

/**
 * Each hash takes a thread and 19 MiB. New passwords have their own queue and one thread: a flood of registrations leaves
 * sign-ins their threads, a processor, and one thread for files and DNS.
 */
const MAX_SIGN_INS_AT_ONCE = 2
const MAX_NEW_AT_ONCE = 1
const MAX_WAITING = 100

export interface Passwords {
  /** Hashes to a PHC string. `check` runs first, inside the same slot: its error saves the hashing. */
  hash(password: string, check?: () => Promise<void>): Promise<string>
  /** `hash` in the sign-in queue: for a password that was just verified. */
  renew(password: string): Promise<string>
  /** Without a stored hash the same work is done, so timing reveals nothing. */
  verify(password: string, stored: string | undefined): Promise<boolean>
  /** True for a hash with other parameters than the current ones. */
  isOutdated(stored: string): boolean
}

/** @throws Unavailable, from `hash`, `renew` and `verify`, when the queue is full. */
export function createPasswords(derive: Derivation = deriveTag): Passwords {
  const atSignIn = createSemaphore(MAX_SIGN_INS_AT_ONCE, 'Too many people are signing in right now. Try again shortly.')
  const forNew = createSemaphore(MAX_NEW_AT_ONCE, 'Too many passwords are being set right now. Try again shortly.')
  const nobody = { ...current(randomBytes(SALT_BYTES)), tag: randomBytes(TAG_BYTES) }
  const hash = async (password: string) => {
    const parameters = current(randomBytes(SALT_BYTES))
    return format({ ...parameters, tag: await derive(password, parameters) })
  }
  return {
    hash: (password, check) =>
      forNew(async () => {
        await check?.()
        return hash(password)
      }),
    renew: (password) => atSignIn(() => hash(password)),
    async verify(password, stored) {
      const expected = (stored === undefined ? undefined : parse(stored)) ?? nobody
      const tag = await atSignIn(() => derive(password, expected))
      return timingSafeEqual(tag, expected.tag) && expected !== nobody
    },
    isOutdated(stored) {
      const { memory, passes, lanes } = parse(stored) ?? {}
      return memory !== MEMORY_KIB || passes !== PASSES || lanes !== LANES
    },
  }
}

/** Derives the tag: `deriveTag`, or a cheap fake in tests. */
type Derivation = (password: string, parameters: Parameters) => Promise<Buffer>

interface Parameters {
  memory: number
  passes: number
  lanes: number
  salt: Buffer
}

interface Hash extends Parameters {
  tag: Buffer
}

function current(salt: Buffer): Parameters {
  return { memory: MEMORY_KIB, passes: PASSES, lanes: LANES, salt }
}

/**
 * The password exactly as typed, spaces included, in NFC: keyboards encode an umlaut differently, invisibly to the user (RFC
 * 8265 §4.2).
 */
function deriveTag(password: string, { memory, passes, lanes, salt }: Parameters): Promise<Buffer> {
  const message = Buffer.from(password.normalize('NFC'), 'utf8')
  return new Promise((resolve, reject) => {
    argon2(
      'argon2id',
      { message, nonce: salt, parallelism: lanes, tagLength: TAG_BYTES, memory, passes },
      (error, tag) => (error === null ? resolve(tag) : reject(error)),
    )
  })
}

function format({ memory, passes, lanes, salt, tag }: Hash): string {
  return `$argon2id$v=19$m=${memory},t=${passes},p=${lanes}$${encode(salt)}$${encode(tag)}`
}

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z\d+/]{22})\$([A-Za-z\d+/]{43})$/

function parse(stored: string): Hash | undefined {
  const [, memory, passes, lanes, salt, tag] = PHC.exec(stored) ?? []
  if (tag === undefined) return undefined
  return {
    memory: Number(memory),
    passes: Number(passes),
    lanes: Number(lanes),
    salt: Buffer.from(salt!, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  }
}

function encode(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '')
}

type Semaphore = <T>(work: () => Promise<T>) => Promise<T>

/** A semaphore: `atOnce` run, `MAX_WAITING` wait, the next is refused. */
function createSemaphore(atOnce: number, refusal: string): Semaphore {
  const queue: (() => void)[] = []
  let running = 0
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running < atOnce) running += 1
    else if (queue.length < MAX_WAITING) await new Promise<void>((resolve) => queue.push(resolve))
    else throw new Unavailable(refusal)
    try {
      return await work()
    } finally {
      // The slot is handed over without being freed, so that a new request cannot overtake the queue.
      const next = queue.shift()
      if (next === undefined) running -= 1
      else next()
    }
  }
}
