/** The part of autocannon used by the benches; it ships no types. */
declare module 'autocannon' {
  interface Options {
    url: string
    connections: number
    duration: number
    requests?: { method?: string; path?: string; headers?: Record<string, string> }[]
  }

  interface Outcome {
    requests: { total: number; average: number }
    latency: { p50: number; p99: number }
    non2xx: number
    errors: number
    timeouts: number
    duration: number
  }

  export default function autocannon(options: Options): Promise<Outcome>
}
