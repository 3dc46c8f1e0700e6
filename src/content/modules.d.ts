/** The modules that `vite/content.ts` serves, one per page, so that a page carries only its own words. */
declare module 'virtual:content/site' {
  export const site: import('./model').SiteContent;
}
declare module 'virtual:content/cover' {
  export const cover: import('./model').CoverPicture;
}
declare module 'virtual:content/schedule' {
  export const schedule: import('./model').ScheduleContent;
}
declare module 'virtual:content/program' {
  export const program: import('./model').ProgramContent;
}
declare module 'virtual:content/party' {
  export const party: import('./model').PartyContent;
}
declare module 'virtual:content/travel' {
  export const travel: import('./model').TravelContent;
}
declare module 'virtual:content/faq' {
  export const faq: import('./model').FaqContent;
}
declare module 'virtual:content/registry' {
  export const registry: import('./model').RegistryContent;
}
declare module 'virtual:content/thanks' {
  export const thanks: import('./model').ThanksContent;
}
declare module 'virtual:content/story' {
  export const story: import('./model').StoryContent;
}
declare module 'virtual:content/storyShow' {
  export const storyShow: import('./model').ShowWords;
}
declare module 'virtual:content/storyBytes' {
  export const storyBytes: import('./model').StoryBytes;
}
declare module 'virtual:content/storyEnding' {
  export const storyEnding: import('./model').StoryEnding;
}
