// What did not work and why, for features.
export { FailureBanner } from '../ui/feedback/banner.tsx';
