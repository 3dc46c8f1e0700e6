/**
 * Replaces the library of the system's keychain with one that refuses every call, as on a computer without a desktop:
 * no test may read or change the keychain of the computer on which it runs. A setup file of the unit tests.
 */
import { createRequire, Module } from 'node:module';

const require = createRequire(import.meta.url);
const library = require.resolve('@napi-rs/keyring');
const refuse = () => Promise.reject(new Error('No keychain in tests'));

class AsyncEntry {
  getPassword = refuse;
  setPassword = refuse;
  deletePassword = refuse;
}

require.cache[library] = Object.assign(new Module(library), { exports: { AsyncEntry }, loaded: true });

/** Environment variables that make a Node program load this file first. */
export const NO_KEYCHAIN = { NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import=${import.meta.url}` };
