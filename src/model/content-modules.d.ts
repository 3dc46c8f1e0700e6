/** The modules that `build/serve/content-modules.ts` serves, split so that each page downloads only what it shows. */
declare module 'virtual:content/site' {
  export const site: import('./content').SiteContent;
}
declare module 'virtual:content/cover' {
  export const cover: import('./content').CoverPicture;
}
declare module 'virtual:content/schedule' {
  export const schedule: import('./content').ScheduleContent;
}
declare module 'virtual:content/program' {
  export const program: import('./content').ProgramContent;
}
declare module 'virtual:content/party' {
  export const party: import('./content').PartyContent;
}
declare module 'virtual:content/travel' {
  export const travel: import('./content').TravelContent;
}
declare module 'virtual:content/faq' {
  export const faq: import('./content').FaqContent;
}
declare module 'virtual:content/reply' {
  export const reply: import('./content').ReplyContent;
}
declare module 'virtual:content/registry' {
  export const registry: import('./content').RegistryContent;
}
declare module 'virtual:content/more' {
  export const more: import('./content').MoreContent;
}
declare module 'virtual:content/thanks' {
  export const thanks: import('./content').ThanksContent;
}
declare module 'virtual:content/story' {
  export const story: import('./content').StoryContent;
}
declare module 'virtual:content/storyShow' {
  export const storyShow: import('./content').ShowWords;
}
declare module 'virtual:content/storyBytes' {
  export const storyBytes: import('./content').StoryBytes;
}
declare module 'virtual:content/storyPrints' {
  export const storyPrints: import('./content').StoryPrint[];
}
declare module 'virtual:content/storyEnding' {
  export const storyEnding: import('./content').StoryEnding;
}
