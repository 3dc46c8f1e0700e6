import type { Plugin } from 'vite';

/** The shader chunks that three adds to every program. */
const NEEDED = new Set(['colorspace_pars_fragment']);

/** Stubs for parts of three's renderer that the scene never uses. Each has only what the renderer calls. */
const STUBS = {
  // Virtual reality. It needs events, since React Three Fiber listens to them.
  WebXRManager:
    'class WebXRManager extends EventDispatcher { enabled = false; isPresenting = false; getEnvironmentBlendMode() {} setAnimationLoop() {} dispose() {} }',
  // Reflections of an environment, and three's shadows: the cards' own shaders draw theirs.
  WebGLEnvironments: 'function WebGLEnvironments() { return { get: () => null, dispose() {} }; }',
  PMREMGenerator: 'class PMREMGenerator {}',
  WebGLCubeRenderTarget: 'class WebGLCubeRenderTarget {}',
  WebGLShadowMap: 'function WebGLShadowMap() { this.enabled = false; this.render = () => {}; }',
  // Effects on the finished picture, shapes that change, and uniforms that materials share.
  WebGLOutput: 'function WebGLOutput() {}',
  WebGLMorphtargets: 'function WebGLMorphtargets() { return { update() {} }; }',
  WebGLUniformsGroups: 'function WebGLUniformsGroups() { return { dispose() {} }; }',
  // The uniforms of three's own materials, and fog.
  WebGLMaterials:
    'function WebGLMaterials() { return { refreshFogUniforms() {}, refreshMaterialUniforms(uniforms, material) { material.uniformsNeedUpdate = false; } }; }',
};

/**
 * Removes three's own shaders, 120 kB of GLSL, and parts of its renderer. Bundlers cannot detect that the site does not
 * use them. If one is needed after all, the browser tests of the scene fail.
 */
export function leanThree(): Plugin {
  return {
    name: 'lean-three',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /three\/build\/three\.module\.js$/ },
      handler(code) {
        let lean = code;
        const stubs = new Map(Object.entries(STUBS));
        // From the end, so that the positions of earlier nodes stay valid.
        for (const node of this.parse(code).body.toReversed()) {
          if (node.type !== 'ClassDeclaration' && node.type !== 'FunctionDeclaration') continue;
          const name = node.id?.name ?? '';
          const stub = stubs.get(name);
          if (stub === undefined) continue;
          lean = lean.slice(0, node.start) + stub + lean.slice(node.end);
          stubs.delete(name);
        }
        if (stubs.size > 0)
          throw new Error(`three no longer has ${[...stubs.keys()].join(', ')}: update lean-three.ts`);
        // Each shader chunk is a variable with a string.
        lean = lean.replace(/^var (\w+) = "(?:[^"\\]|\\.)*";$/gm, (chunk, name: string) =>
          NEEDED.has(name) ? chunk : `var ${name} = "";`,
        );
        return { code: lean, map: null };
      },
    },
  };
}
