/** Scalar product of two vectors. Four sums at once, because each addition waits for the one before. */
export function dot(one: Float32Array, other: Float32Array): number {
  const whole = other.length - (other.length % 4)
  let first = 0
  let second = 0
  let third = 0
  let fourth = 0
  for (let place = 0; place < whole; place += 4) {
    first += one[place]! * other[place]!
    second += one[place + 1]! * other[place + 1]!
    third += one[place + 2]! * other[place + 2]!
    fourth += one[place + 3]! * other[place + 3]!
  }
  for (let place = whole; place < other.length; place += 1) first += one[place]! * other[place]!
  return first + second + third + fourth
}
