/** Returns `before` if `after` is the same as JSON: React does not render for a state that is set to the same object. */
export function keepEqual<Value>(before: Value, after: Value): Value {
  return JSON.stringify(before) === JSON.stringify(after) ? before : after;
}
