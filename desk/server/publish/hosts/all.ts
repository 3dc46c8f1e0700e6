import type { HostId } from '../../../model/publishing.ts';
import type { Host } from '../host.ts';
import { cloudflare } from './cloudflare/cloudflare.ts';
import { github } from './github/github-pages.ts';
import { netlify } from './netlify.ts';

/** The hosts by their ids. */
export const ALL_HOSTS: Readonly<Record<HostId, Host>> = { cloudflare, netlify, github };
