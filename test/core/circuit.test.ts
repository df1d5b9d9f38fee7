import { expect, it } from 'vitest'
import { createCircuit } from '../../src/core/circuit.ts'

it('opens after failures in a row, lets one try when the time is over, and closes when that one succeeds', () => {
  let now = 0
  const circuit = createCircuit({ failures: 2, openMs: 100, now: () => now })
  circuit.failed()
  circuit.succeeded()
  circuit.failed()
  expect(circuit.tryPass()).toBe(true)
  circuit.failed()
  expect(circuit.tryPass()).toBe(false)
  now = 100
  expect([circuit.tryPass(), circuit.tryPass()]).toEqual([true, false])
  circuit.failed()
  expect(circuit.tryPass()).toBe(false)
  now = 200
  expect(circuit.tryPass()).toBe(true)
  circuit.abandoned()
  expect(circuit.tryPass()).toBe(true)
  circuit.succeeded()
  expect([circuit.tryPass(), circuit.tryPass()]).toEqual([true, true])
})
