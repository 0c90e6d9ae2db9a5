import { AllData } from './accounts/all-data.tsx';

/** Every match that the browser keeps. */
export function MatchList() {
  return <AllData />;
}
