import type { Plugin } from 'vite';

/** The shader chunks that three adds to every program. */
const NEEDED = new Set(['colorspace_pars_fragment']);

/** What remains of the parts of three's renderer that a scene without lights, shadows, reflections and headsets never uses. */
const UNUSED = {
  WebXRManager:
    'class WebXRManager extends EventDispatcher { enabled = false; isPresenting = false; setAnimationLoop() {} dispose() {} }',
  WebGLShadowMap: 'function WebGLShadowMap() { this.enabled = false; this.render = () => {}; }',
  WebGLEnvironments: 'function WebGLEnvironments() { return { get: () => null, dispose() {} }; }',
  WebGLMorphtargets: 'function WebGLMorphtargets() {}',
  WebGLOutput: 'function WebGLOutput() {}',
  WebGLUniformsGroups: 'function WebGLUniformsGroups() { return { dispose() {} }; }',
  // A shader's material has its own uniforms.
  WebGLMaterials:
    'function WebGLMaterials() { return { refreshMaterialUniforms: (_, material) => { material.uniformsNeedUpdate = false; } }; }',
  getDFGLUT: 'function getDFGLUT() {}',
};

/**
 * Removes three's own shaders, 120 kB of GLSL, and unused parts of its renderer: the site has its own shaders, and bundlers
 * cannot detect that these are unused. If one is needed after all, the scene does not draw, and the browser tests fail.
 */
export function leanThree(): Plugin {
  return {
    name: 'lean-three',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /three\/build\/three\.module\.js$/ },
      handler: (code) => ({ code: withoutUnused(withoutShaders(code)), map: null }),
    },
  };
}

function withoutShaders(code: string): string {
  return code.replace(/^var (\w+) = "(?:[^"\\]|\\.)*";$/gm, (chunk, name: string) =>
    NEEDED.has(name) ? chunk : `var ${name} = "";`,
  );
}

function withoutUnused(code: string): string {
  return Object.entries(UNUSED).reduce((left, [name, rest]) => {
    const lean = left.replace(new RegExp(`^(?:class|function) ${name}\\b[^]*?^}$`, 'm'), () => rest);
    if (lean === left) throw new Error(`three no longer has ${name}: update build/emit/code/lean-three.ts`);
    return lean;
  }, code);
}
