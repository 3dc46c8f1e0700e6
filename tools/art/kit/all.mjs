/** Everything a scene draws with, in one import. */
export * from './city.mjs';
export * from './color.mjs';
export * from './dog.mjs';
export * from './figure.mjs';
export * from './harbor.mjs';
export * from './land.mjs';
export * from './light.mjs';
export * from './props.mjs';
export * from './sky.mjs';
export * from './svg.mjs';
export * from './water.mjs';
export * from './weather.mjs';
export * as audio from './sound.mjs';
