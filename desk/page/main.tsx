// The desk shows the site in a frame, with editing tools around it. Only `npm run edit` serves this page.

import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import 'virtual:fonts.css';
import 'virtual:world/palette.css';
import '../../src/styles/tokens.css';
import '../../src/styles/base.css';
import './shell/desk.css';
import { Desk } from './shell/desk';
import { DeskBoundary } from './shell/desk-boundary';
import { restoreView } from './shell/restore-view';
import { guardLeaving } from './shell/leave';
import { refreshSoon } from './state/desk-store';

restoreView();

const root = document.querySelector('#desk');
if (root)
  createRoot(root).render(
    <StrictMode>
      <DeskBoundary>
        <Desk />
      </DeskBoundary>
    </StrictMode>,
  );

guardLeaving();
void refreshSoon();
// Refreshes after each change, whether made here, in another window or in a text editor.
import.meta.hot?.on('edit:changed', () => void refreshSoon());
// Changes made before the connection opened were not reported.
import.meta.hot?.on('vite:ws:connect', () => void refreshSoon());
