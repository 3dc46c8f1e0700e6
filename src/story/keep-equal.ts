/** Returns `before` if both have the same values, so that React does not render again. */
export function keepEqual<Value>(before: Value, after: Value): Value {
  return JSON.stringify(before) === JSON.stringify(after) ? before : after;
}
