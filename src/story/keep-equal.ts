/** Returns `before` if both have the same JSON, else `after`. React renders nothing if a state is set to the same object. */
export function keepEqual<Value>(before: Value, after: Value): Value {
  return JSON.stringify(before) === JSON.stringify(after) ? before : after;
}
