import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import 'virtual:fonts.css';
import 'virtual:world/palette.css';
import '../styles/tokens.css';
import '../styles/base.css';
import './desk/desk.css';
import { Desk } from './desk/desk';
import { refresh } from './store';

/** The desk: the site in a frame, and around it what it is edited with. `npm run edit` serves it, and nothing else does. */
const root = document.querySelector('#desk');
if (root)
  createRoot(root).render(
    <StrictMode>
      <Desk />
    </StrictMode>,
  );

/** What cannot be asked for is told by the desk, which asks again once the machine is back. */
const refreshIfThere = () => void refresh().catch(() => {});
refreshIfThere();
// After a change here, in another window, or by hand.
import.meta.hot?.on('edit:changed', refreshIfThere);
import.meta.hot?.on('vite:ws:connect', refreshIfThere);
