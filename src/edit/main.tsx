import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import 'virtual:fonts.css';
import 'virtual:world/palette.css';
import '../styles/tokens.css';
import '../styles/base.css';
import './desk/desk.css';
import { Desk } from './desk/desk';
import { DeskBoundary } from './desk/desk-boundary';
import { refreshIfThere } from './store';

/** The desk: the site in a frame, and around it what it is edited with. `npm run edit` serves it, and nothing else does. */
const root = document.querySelector('#desk');
if (root)
  createRoot(root).render(
    <StrictMode>
      <DeskBoundary>
        <Desk />
      </DeskBoundary>
    </StrictMode>,
  );

void refreshIfThere();
// After a change here, in another window, or by hand.
import.meta.hot?.on('edit:changed', () => void refreshIfThere());
import.meta.hot?.on('vite:ws:connect', () => void refreshIfThere());
