import { useLocation } from 'react-router-dom';
import { Notes } from './notes/notes';
import { ShowStage } from './stage/show-stage';

/** The show, the show in a window of its own, or the notes for the person who reads aloud, by the address's `present`. */
export default function Presentation() {
  const form = new URLSearchParams(useLocation().search).get('present');
  return form === 'notes' ? <Notes /> : <ShowStage isScreen={form === 'screen'} />;
}
